import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { tabularFigures } from '@stoa/web-kit';
import type { ReactNode } from 'react';

/** Font size at which one digit fills a card, in hundredths of the card's width. */
const DIGITS_TO_CARD = 160;

export type FigureCard = {
  label: string;
  icon: ReactNode;
  /** Undefined until it's known. */
  text: string | undefined;
  /** What the figure means. */
  note?: ReactNode;
};

type FigureCardsProps = { cards: FigureCard[]; note?: ReactNode };

/** `note` is below each figure. */
export function FigureCards({ cards, note }: FigureCardsProps) {
  const longest = Math.max(...cards.map(({ text = '' }) => text.length));
  return (
    <Box
      component="dl"
      aria-busy={cards.some(({ text }) => text === undefined)}
      sx={{ margin: 0, display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr 1fr', lg: 'repeat(4, 1fr)' } }}
    >
      {cards.map(({ label, icon, text, note: own }) => (
        <Card key={label} sx={{ padding: { xs: 2, sm: 2.5 }, minWidth: 0 }}>
          <Box component="dt" sx={{ display: 'flex', alignItems: 'center', gap: 1, color: 'text.secondary' }}>
            <Box
              component="span"
              sx={{ display: { xs: 'none', sm: 'flex' }, fontSize: '1.25rem', color: 'primary.main' }}
            >
              {icon}
            </Box>
            <Typography variant="body2" component="span">
              {label}
            </Typography>
          </Box>
          <Typography
            variant="h2"
            component="dd"
            sx={{
              ...tabularFigures,
              margin: 0,
              marginTop: 1,
              containerType: 'inline-size',
              display: 'grid',
              justifyItems: 'start',
              gap: 1,
            }}
          >
            {text === undefined ? (
              <Skeleton width="4ch" />
            ) : (
              // As large as the longest figure allows, and the same for all.
              <span style={{ fontSize: `min(1em, ${DIGITS_TO_CARD / longest}cqi)` }}>{text}</span>
            )}
            {note}
          </Typography>
          {own && (
            <Typography
              variant="caption"
              component="dd"
              color="textSecondary"
              sx={{ margin: 0, marginTop: 0.5, '& > *': { display: 'block' }, '& > * > *': { display: 'inline' } }}
            >
              {own}
            </Typography>
          )}
        </Card>
      ))}
    </Box>
  );
}
