// @ts-check
// Preloaded by every npm script in package.json before Node parses anything newer, so use only syntax that every Node
// understands.
/* biome-ignore-all lint/suspicious/noVar: an old Node must be able to read this */
/* biome-ignore-all lint/style/useTemplate: an old Node must be able to read this */
'use strict';

var found = process.versions.node;
var version = found.split('.').map(Number);
var major = version[0];
var minor = version[1];

if (major < 20 || (major === 20 && minor < 19) || major === 21 || (major === 22 && minor < 13)) {
  console.error(
    '✗ Stoa needs Node 22.13 or newer (20.19 still works), and this is Node ' +
      found +
      ': install a newer one from https://nodejs.org.',
  );
  process.exit(1);
}
if (major === 20)
  console.error('! Node 20 gets no more security fixes. Stoa still runs on it, but please move to Node 22, 24, or 26.');
