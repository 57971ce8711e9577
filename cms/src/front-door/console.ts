import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Context } from 'koa';
import { environment } from '../environment';
import { pageHeaders } from './security-headers';

const SECONDS = 5;

const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="${SECONDS}">
<title>The content console is being built</title>
<style>
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
main { max-width: 34rem; margin: 15vh auto 0; padding: 0 1.5rem; }
h1 { font-size: 1.5rem; line-height: 1.25; }
a { color: inherit; }
</style>
</head>
<body>
<main>
<h1>The content console is being built</h1>
<p>The first start builds it while the shop is already open. It takes about a minute, and this page opens it when it’s there.</p>
<p>If nothing has opened after a few minutes, look at what <code>npm start</code> printed.</p>
<p><a href="/admin">Admin panel</a> · <a href="/">Shop</a></p>
</main>
</body>
</html>
`;

const HEADERS = pageHeaders(PAGE, environment);

/** The build writes its marker last, when every file is whole (scripts/lib/build/builds.mjs). */
const MARKER = path.join('build', '.built');

/** Answers for the console as long as it isn't built, and says whether it did. */
export const consoleUntilBuilt = (distFolder: string) => {
  const marker = path.join(distFolder, MARKER);
  return (ctx: Context, url: string): boolean => {
    if (!/^\/console(\/|$)/.test(url) || existsSync(marker)) return false;
    ctx.set({ ...HEADERS, 'Cache-Control': 'no-store', 'Retry-After': String(SECONDS) });
    ctx.status = 503;
    ctx.type = 'html';
    ctx.body = PAGE;
    return true;
  };
};
