// Starts the editor at `/edit/` of a built site.
const root = document.getElementById("edit");
root?.replaceChildren("The editor isn't here yet.");
