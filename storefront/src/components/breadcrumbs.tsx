import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { Link } from 'react-router-dom';

export interface Step {
  name: string;
  path: string;
}

/** The path to this page; the last step is the page itself. */
export function Breadcrumbs({ steps }: { steps: Step[] }) {
  return (
    <Box
      component="nav"
      aria-label="Breadcrumb"
      sx={{
        typography: 'body2',
        color: 'text.secondary',
        '& ol': { display: 'flex', flexWrap: 'wrap', gap: 1, margin: 0, padding: 0, listStyle: 'none' },
        '& li + li::before': { content: '"/" / ""', marginRight: 1, opacity: 0.6 },
      }}
    >
      <ol>
        {steps.map(({ name, path }, place) => (
          <li key={path}>
            {place === steps.length - 1 ? (
              <span aria-current="page">{name}</span>
            ) : (
              <MuiLink component={Link} to={path} color="inherit" underline="hover">
                {name}
              </MuiLink>
            )}
          </li>
        ))}
      </ol>
    </Box>
  );
}
