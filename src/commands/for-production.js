// Runs before a command that draws the site, because React looks at this once, as it is read: its checks for developers
// are a quarter of the work of building a large site.
process.env.NODE_ENV = "production";
