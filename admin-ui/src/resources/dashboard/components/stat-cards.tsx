import ArticleIcon from '@mui/icons-material/ArticleOutlined';
import PeopleIcon from '@mui/icons-material/PeopleAltOutlined';
import StallIcon from '@mui/icons-material/StorefrontOutlined';
import EyeIcon from '@mui/icons-material/VisibilityOutlined';
import Chip from '@mui/material/Chip';
import type { Stats } from '@stoa/contract';
import { formatCount } from '@stoa/contract';
import type { ReactNode } from 'react';
import { FigureCards } from './figure-cards';

type Figures = Pick<Stats, 'marketplaceItems' | 'blogPosts' | 'users' | 'totalViews'>;

/** Shown, and marked as samples, if the shop returns no figures. */
const SAMPLES: Figures = { marketplaceItems: 12, blogPosts: 24, users: 150, totalViews: 10_250 };

const CARDS: { figure: keyof Figures; label: string; icon: ReactNode }[] = [
  { figure: 'marketplaceItems', label: 'Marketplace Items', icon: <StallIcon /> },
  { figure: 'blogPosts', label: 'Blog Posts', icon: <ArticleIcon /> },
  { figure: 'users', label: 'Users', icon: <PeopleIcon /> },
  { figure: 'totalViews', label: 'Total Views', icon: <EyeIcon /> },
];

export function StatCards({ stats, failed }: { stats: Stats | undefined; failed: boolean }) {
  const figures = stats ?? (failed ? SAMPLES : undefined);
  return (
    <FigureCards
      cards={CARDS.map(({ figure, label, icon }) => ({ label, icon, text: figures && formatCount(figures[figure]) }))}
      note={
        !stats && failed && <Chip size="small" variant="outlined" label="Sample figure" sx={{ letterSpacing: 0 }} />
      }
    />
  );
}
