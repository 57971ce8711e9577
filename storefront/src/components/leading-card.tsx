import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';

/** The whole card leads where its `CoveringLink` does; other links and buttons sit above it. */
export const LeadingCard = styled(Card)<{ component: 'article' | 'li' | 'section' }>(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  transition: theme.transitions.create('border-color'),
  '& a:not([data-cover]), & button': { position: 'relative', zIndex: 1 },
  '& img': { transition: theme.transitions.create('transform', { duration: 250 }) },
  '@media (hover: hover)': {
    '&:hover': { borderColor: theme.vars.palette.control },
    '&:hover img': { transform: 'scale(1.02)' },
  },
}));

export const CoveringLink = (props: LinkProps) => <Cover data-cover {...props} />;

const Cover = styled(Link)({
  color: 'inherit',
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline', textDecorationThickness: 1, textUnderlineOffset: '0.2em' },
  '&::after': { content: '""', position: 'absolute', inset: 0 },
});

/** As much of a text as fits on this many lines. */
export function Beginning({ lines, children }: { lines: number; children: ReactNode }) {
  return (
    <Typography
      variant="body2"
      color="textSecondary"
      sx={{ display: '-webkit-box', overflow: 'hidden', WebkitBoxOrient: 'vertical', WebkitLineClamp: lines }}
    >
      {children}
    </Typography>
  );
}

export function CardFoot({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        columnGap: 1,
        minHeight: 40,
        marginTop: 'auto',
      }}
    >
      {children}
    </Box>
  );
}
