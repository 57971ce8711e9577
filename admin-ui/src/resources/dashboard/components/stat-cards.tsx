import ArticleIcon from '@mui/icons-material/ArticleOutlined';
import PeopleIcon from '@mui/icons-material/PeopleAltOutlined';
import StallIcon from '@mui/icons-material/StorefrontOutlined';
import EyeIcon from '@mui/icons-material/VisibilityOutlined';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { Stats } from '@stoa/contract';
import { formatCount, tabularFigures } from '@stoa/web-kit';
import type { ReactNode } from 'react';

type Figures = Pick<Stats, 'marketplaceItems' | 'blogPosts' | 'users' | 'totalViews'>;

/** Shown, and marked as samples, if the shop returns no figures. */
const SAMPLES: Figures = { marketplaceItems: 12, blogPosts: 24, users: 150, totalViews: 10_250 };

/** Font size at which one digit fills a card, in hundredths of the card's width. */
const DIGITS_TO_CARD = 160;

const CARDS: { figure: keyof Figures; label: string; icon: ReactNode }[] = [
  { figure: 'marketplaceItems', label: 'Marketplace Items', icon: <StallIcon /> },
  { figure: 'blogPosts', label: 'Blog Posts', icon: <ArticleIcon /> },
  { figure: 'users', label: 'Users', icon: <PeopleIcon /> },
  { figure: 'totalViews', label: 'Total Views', icon: <EyeIcon /> },
];

export function StatCards({ stats, failed }: { stats: Stats | undefined; failed: boolean }) {
  const figures = stats ?? (failed ? SAMPLES : undefined);
  const longest = Math.max(...CARDS.map(({ figure }) => formatCount(figures?.[figure] ?? 0).length));
  return (
    <Box
      component="dl"
      aria-busy={!figures}
      sx={{ margin: 0, display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr 1fr', lg: 'repeat(4, 1fr)' } }}
    >
      {CARDS.map(({ figure, label, icon }) => (
        <Card key={figure} sx={{ padding: { xs: 2, sm: 2.5 }, minWidth: 0 }}>
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
            {figures ? (
              // As large as the longest figure allows, and the same for all.
              <span style={{ fontSize: `min(1em, ${DIGITS_TO_CARD / longest}cqi)` }}>
                {formatCount(figures[figure])}
              </span>
            ) : (
              <Skeleton width="4ch" />
            )}
            {!stats && failed && (
              <Chip size="small" variant="outlined" label="Sample figure" sx={{ letterSpacing: 0 }} />
            )}
          </Typography>
        </Card>
      ))}
    </Box>
  );
}
