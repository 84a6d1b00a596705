// Where the package has the part of our package-lock.json that a new site's gets.

export const librariesFile = "assets/libraries.json";
