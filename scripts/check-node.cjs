// @ts-check
// Preloaded by every npm script in package.json before Node parses anything newer, so use only syntax that every Node
// understands.
/* biome-ignore-all lint/suspicious/noVar: an old Node must be able to read this */
/* biome-ignore-all lint/style/useTemplate: an old Node must be able to read this */
'use strict';

var needed = [20, 19];
var found = process.versions.node.split('.').map(Number);
if (found[0] < needed[0] || (found[0] === needed[0] && found[1] < needed[1])) {
  console.error(
    '✗ Stoa needs Node ' +
      needed.join('.') +
      ' or newer, and this is Node ' +
      process.versions.node +
      ': install a newer one from https://nodejs.org.',
  );
  process.exit(1);
}
