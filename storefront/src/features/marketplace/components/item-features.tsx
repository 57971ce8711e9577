import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

export function ItemFeatures({ features }: { features: string[] }) {
  if (features.length === 0) return null;
  return (
    <Box component="section" aria-labelledby="item-features" sx={{ width: '100%' }}>
      <Typography variant="h5" component="h2" id="item-features" sx={{ marginBottom: 1 }}>
        Features
      </Typography>
      <Box
        component="ul"
        sx={{
          margin: 0,
          padding: 0,
          listStyle: 'none',
          typography: 'body2',
          '& li': { paddingBlock: 1.25, borderTop: 1, borderColor: 'divider' },
        }}
      >
        {features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </Box>
    </Box>
  );
}
