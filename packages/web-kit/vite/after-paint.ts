import type { Plugin } from 'vite';
import { sendAnywayScript, WAITING_ATTRIBUTE } from '../src/hydration/early-events.ts';
import { FONTS_STYLE_ID } from '../src/theme/fonts/files.ts';

const MODULE =
  /<(?:script type="module"|link rel="modulepreload") crossorigin (?:src|href)="(.*?)">(?:<\/script>)?\s*/g;
const FONTS = `<style id="${FONTS_STYLE_ID}"`;
const LATEST_MS = 2000;

/** Names modules that a page needs. The first ones in the document start it, each after what it imports. */
export const scriptsOf = (files: string[]): string => `<meta name="scripts" content="${files.join(' ')}">`;

/**
 * What is fetched or run before the first paint delays it, and competes with the images that a visitor sees first. Whoever
 * touches the page is not kept waiting, and neither is a page in the background, which isn't painted.
 */
const loader = `(function () {
  var scripts = Array.from(document.querySelectorAll('meta[name=scripts]'), function (meta) { return meta.content.split(' '); });
  var fonts = document.getElementById('${FONTS_STYLE_ID}');
  var started = false;
  function start() {
    if (started) return;
    started = true;
    fetchFonts();
    scripts.flat().forEach(function (file) {
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href: file }));
    });
    // One at a time, so that a press between two is answered.
    (scripts[0] || []).reduceRight(function (before, file) {
      return before.then(function () { return import(file); }).then(function () { return new Promise(setTimeout); });
    }, Promise.resolve()).catch(function () {
      ${sendAnywayScript}
    });
  }
  function showFonts() {
    fonts.media = 'all';
  }
  // Known only once the files for Latin are here, because the page is laid out again when it hears of a face, too.
  function fetchFonts() {
    if (fonts.media === 'all') return;
    var files = Array.from(fonts.sheet.cssRules, function (rule) { return rule.cssText; })
      .filter(function (face) { return /U\\+(0-FF|\\?\\?)/i.test(face); })
      .map(function (face) { return face.match(/url\\("?(.*?)"?\\)/)[1]; });
    Promise.allSettled(files.map(fetched)).then(function () {
      showFonts();
      try { sessionStorage.setItem('stoa-fonts', 'here'); } catch (error) {}
    });
  }
  function fetched(file) {
    return new Promise(function (done) {
      var link = { rel: 'preload', as: 'font', crossOrigin: '', href: file, onload: done, onerror: done };
      document.head.append(Object.assign(document.createElement('link'), link));
    });
  }
  function afterPaint() {
    var images = Array.from(document.querySelectorAll('img[fetchpriority=high]'), function (image) { return image.decode(); });
    Promise.allSettled(images).then(function () { requestAnimationFrame(function () { setTimeout(start); }); });
  }
  try { if (sessionStorage.getItem('stoa-fonts')) showFonts(); } catch (error) {}
  if (!document.querySelector('[${WAITING_ATTRIBUTE}]')) start();
  ['pointerdown', 'keydown', 'focusin'].forEach(function (touch) { addEventListener(touch, start, { once: true, passive: true }); });
  setTimeout(start, ${LATEST_MS});
  new PerformanceObserver(function (paints) {
    if (paints.getEntriesByName('first-contentful-paint').length) afterPaint();
  }).observe({ type: 'paint', buffered: true });
})();`;

/** Lets the page be seen before its scripts and fonts are fetched. */
export const afterPaint = (): Plugin => ({
  name: 'stoa-after-paint',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html) => {
      const scripts = scriptsOf([...html.matchAll(MODULE)].map(([, file = '']) => file));
      return html
        .replaceAll(MODULE, '')
        .replace(FONTS, `${FONTS} media="(scripting: none)"`)
        .replace('</head>', () => `${scripts}</head>`)
        .replace('</body>', () => `<script>${loader}</script></body>`);
    },
  },
});
