// Runs before a command that renders the site, because React reads this variable only once, when it is loaded: its
// checks for developers are a quarter of the work of building a large site.
process.env.NODE_ENV = "production";
