import { styled } from '@mui/material/styles';

/** Tells a paper about no money from a real one. Its frame is there because paper gets no backgrounds. */
export const TestBand = () => (
  <Band>
    <strong>TEST MODE</strong> This is a test order. No real money moves.
  </Band>
);

const Band = styled('p')(({ theme }) => ({
  margin: theme.spacing(0, 0, 3),
  padding: theme.spacing(1, 2),
  border: '2px solid #1c1a17',
  borderRadius: theme.vars.shape.borderRadius,
  color: '#1c1a17',
  backgroundColor: '#fde68a',
}));
