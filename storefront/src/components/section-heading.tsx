import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';

type SectionHeadingProps = {
  id: string;
  title: string;
  all: { of: string; path: string };
};

export function SectionHeading({ id, title, all }: SectionHeadingProps) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'baseline',
        justifyContent: 'space-between',
        columnGap: 3,
        rowGap: 1,
        marginBottom: { xs: 3, md: 4 },
      }}
    >
      <Typography variant="h2" id={id}>
        {title}
      </Typography>
      <Button component={Link} to={all.path} variant="outlined" aria-label={`View All ${all.of}`}>
        View All
      </Button>
    </Box>
  );
}
