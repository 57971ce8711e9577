import { type Logo, onlyScheme, type PublicBrand } from '@stoa/contract';
import { arch } from '@stoa/web-kit';
import { renderToStaticMarkup } from 'react-dom/server';

const style = `
main { display: grid; min-height: 100vh; place-content: center; justify-items: center; gap: 16px; padding: 24px; box-sizing: border-box;
  text-align: center; font: var(--stoa-font-body1) }
h1 { margin: 8px 0 0; font: var(--stoa-font-h3) }
p { margin: 0; max-width: 44ch; text-wrap: balance }
small { color: var(--stoa-palette-text-secondary) }
.sun { fill: var(--stoa-palette-primary-main) }
a { color: var(--stoa-palette-primary-dark); text-underline-offset: 0.2em }
[data-theme=dark] .in-light, [data-theme=light] .in-dark { display: none }`;

/** Where the id of the request belongs, as nginx fills it in. */
export const REQUEST_ID = '<!--# echo var="request_id" -->';
const PLACE_OF_ID = 'request-id';

/**
 * Shown while the database is away. It needs no scripts, which would only fail to load the same data. `brand`: the one that was last
 * seen.
 */
export const unavailablePage = (shell: string, brand: PublicBrand | null = null): string =>
  shell
    .replaceAll(/<meta name="scripts".*?>/g, '')
    .replace('</head>', `<title>We’ll be right back</title><style>${style}</style></head>`)
    .replace(
      /<div id="root">.*?<\/div>/s,
      renderToStaticMarkup(
        <main>
          <Mark brand={brand} />
          <h1>We’ll be right back</h1>
          <p>The shop isn’t available right now. Please try again in a moment.</p>
          {/* biome-ignore lint/a11y/useValidAnchor: leads to this very page again */}
          <a href="">Try again</a>
          <small>
            Request ID <code>{PLACE_OF_ID}</code>
          </small>
        </main>,
      ).replace(PLACE_OF_ID, REQUEST_ID),
    );

function Mark({ brand }: { brand: PublicBrand | null }) {
  if (!brand?.logos)
    return (
      <svg viewBox={`0 0 ${arch.size} ${arch.size}`} width="56" height="56" aria-hidden="true">
        <path d={arch.ring} fill="currentColor" />
        <path d={arch.sun} className="sun" />
      </svg>
    );
  const image = ({ url, width, height }: Logo, className?: string) => (
    <img className={className} src={url} width={width} height={height} alt="" />
  );
  const only = onlyScheme(brand);
  return only ? (
    image(brand.logos[only])
  ) : (
    <>
      {image(brand.logos.light, 'in-light')}
      {image(brand.logos.dark, 'in-dark')}
    </>
  );
}
