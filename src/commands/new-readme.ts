// Writes the README of a new site's repository.

/**
 * @param name of the site's folder
 * @param hasEngine true if the engine's package is in the repository
 */
export function repositoryReadme(name: string, hasEngine: boolean): string {
  const lock = hasEngine
    ? "`engine/` has the package of the engine, which `package.json` names."
    : "`npm install` writes `package-lock.json`: commit it, too, because the workflows need it.";
  return `# ${name}

The website is in \`content/\`: \`site.json\` and one JSON file for each page. Everything else is made from it. You need
Node.js 20.19 or later.

\`\`\`sh
npm install
npm start
\`\`\`

This serves the site, and prints its address and the address of the editor, where you click any text to edit it.

| command                      | what it does                                                     |
| ---------------------------- | ---------------------------------------------------------------- |
| \`npm start\`                  | serves the site and the editor while you work                    |
| \`npm run check\`              | reports every mistake in the content                             |
| \`npm run check -- --fix\`     | fixes each mistake that has only one right fix                   |
| \`npm run check -- --release\` | lists what must change before the site goes live                 |
| \`npm run changes\`            | shows what has changed since the site was last published         |
| \`npm run build\`              | builds the site into \`dist/\`, which any host can serve           |
| \`npm run preview\`            | serves \`dist/\` as a host would                                   |

\`npx site-from-json upgrade\` with the file, the address or the version of a newer engine checks the site and builds it
with that, says which pages look different, and changes \`package.json\`. The check of a pull request says it again.

For a type of block of your own, run \`npx site-from-json new-block bookingTeaser\`;
\`node_modules/site-from-json/BLOCKS.md\` describes its files. \`PROBLEMS.md\` beside it explains what the check reports.

## Publish with GitHub Pages

1. Push this repository to GitHub.
2. In the repository there, choose _Settings, Pages, Source: GitHub Actions_.
3. Set \`url\` in \`content/site.json\` to the site's address, such as \`https://OWNER.github.io/NAME/\`. With
   \`"repository": "github:OWNER/NAME"\` below it, the site can be edited at its address with \`edit/\` after it.
4. Replace what \`npm run check -- --release\` lists, and push. From then on, each push to \`main\` is published.

${lock}
`;
}
