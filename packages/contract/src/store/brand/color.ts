/** Colors as #RRGGBB, and in OKLCH, where a change of lightness keeps the hue. */
export interface Oklch {
  /** From 0 to 1. */
  lightness: number;
  chroma: number;
  /** In radians. */
  hue: number;
}

type Triple = [number, number, number];

const COLOR = /^#[0-9a-f]{6}$/i;
export const isColor = (text: string): boolean => COLOR.test(text);

const toLinear = (channel: number): number =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
const fromLinear = (light: number): number => (light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055);

const linearOf = (color: string): Triple =>
  [1, 3, 5].map((start) => toLinear(Number.parseInt(color.slice(start, start + 2), 16) / 255)) as Triple;

/** Relative luminance, as defined by WCAG 2.2. */
export function luminance(color: string): number {
  const [red, green, blue] = linearOf(color);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

export function contrast(first: string, second: string): number {
  const [one, other] = [luminance(first), luminance(second)];
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

/** A color over a background, as browsers draw it in part. */
export const mixed = (color: string, ground: string, share: number): string => {
  const channel = (text: string, start: number) => Number.parseInt(text.slice(start, start + 2), 16);
  const digits = [1, 3, 5].map((start) =>
    Math.round(channel(color, start) * share + channel(ground, start) * (1 - share))
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${digits.join('')}`.toUpperCase();
};

export function toOklch(color: string): Oklch {
  const [red, green, blue] = linearOf(color);
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const b = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  return {
    lightness: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    chroma: Math.hypot(a, b),
    hue: Math.atan2(b, a),
  };
}

function toLight({ lightness, chroma, hue }: Oklch): Triple {
  const [a, b] = [chroma * Math.cos(hue), chroma * Math.sin(hue)];
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

const TOLERANCE = 0.0005;
const isShown = (light: Triple) => light.every((channel) => channel >= -TOLERANCE && channel <= 1 + TOLERANCE);

const within = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);

/** Less colorful where screens can’t show it. */
export function toColor({ lightness: wanted, chroma, hue }: Oklch): string {
  const lightness = within(wanted, 0, 1);
  let [least, most] = [0, chroma];
  if (isShown(toLight({ lightness, chroma, hue }))) least = chroma;
  else
    for (let step = 0; step < 16; step += 1) {
      const middle = (least + most) / 2;
      if (isShown(toLight({ lightness, chroma: middle, hue }))) least = middle;
      else most = middle;
    }
  const digits = toLight({ lightness, chroma: least, hue }).map((light) =>
    Math.round(fromLinear(within(light, 0, 1)) * 255)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${digits.join('')}`.toUpperCase();
}
