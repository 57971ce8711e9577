import type { CardStyle, PictureRatio } from '@stoa/contract';

interface ItemLook {
  cardStyle: CardStyle | null;
  pictureRatio: PictureRatio | null;
}

const RATIOS: Record<PictureRatio, string> = { landscape: '4 / 3', square: '1', portrait: '4 / 5' };

/** Padding, border, ground, and shadow. */
const CARDS: Record<CardStyle, [string, string, string, string]> = {
  plain: ['0', '0', 'none', 'none'],
  framed: ['12px', '1px solid var(--stoa-palette-divider)', 'var(--stoa-palette-background-paper)', 'none'],
  filled: ['12px', '0', 'var(--stoa-palette-background-raised)', 'none'],
  raised: ['12px', '0', 'var(--stoa-palette-background-paper)', '0 2px 12px rgb(0 0 0 / 0.12)'],
};

/** The variables of items’ cards and images. */
export function itemTokens({ cardStyle, pictureRatio }: ItemLook): [name: string, value: string][] {
  const [padding, border, ground, shadow] = CARDS[cardStyle ?? 'plain'];
  return [
    ['--stoa-item-ratio', RATIOS[pictureRatio ?? 'landscape']],
    ['--stoa-item-padding', padding],
    ['--stoa-item-border', border],
    ['--stoa-item-ground', ground],
    ['--stoa-item-shadow', shadow],
  ];
}
