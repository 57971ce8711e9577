/** Colors of things that are made, which CSS has no names for. */
const OTHERS: Record<string, string> = {
  amber: '#c58b2a',
  ash: '#b8b2a7',
  blush: '#e3b7ae',
  brick: '#9c4a34',
  charcoal: '#3b3b3d',
  clay: '#b0704f',
  copper: '#b06a3b',
  cream: '#f3ead8',
  forest: '#2f4f3a',
  ink: '#22283a',
  moss: '#6b7445',
  mustard: '#c9a227',
  natural: '#e0d3bd',
  oak: '#b58a5a',
  oat: '#dccfb8',
  ochre: '#b8862f',
  rose: '#c98b8f',
  rust: '#b0532d',
  sage: '#8a9a5b',
  sand: '#d9c7a3',
  slate: '#5b6770',
  smoke: '#8d8f8f',
  stone: '#a39e93',
  terracotta: '#c0623f',
  walnut: '#5c4332',
};

/** The color that a name stands for, as a color input takes it; empty if it’s not known. */
export function colorNamed(name: string): string {
  const word = name.toLowerCase().replaceAll(/[^a-z]/g, '');
  const known = OTHERS[word];
  const canvas = document.createElement('canvas').getContext('2d');
  if (known || !canvas) return known ?? '';
  // What it doesn't know leaves it as it is.
  canvas.fillStyle = 'transparent';
  canvas.fillStyle = word;
  return canvas.fillStyle.startsWith('#') ? canvas.fillStyle : '';
}
