import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Typography from '@mui/material/Typography';
import { outsidePaths } from '../../config/paths';

const destinations = [
  {
    href: outsidePaths.console,
    title: 'Editors’ console',
    text: 'Write posts, change items and prices, and look after the media library.',
  },
  {
    href: outsidePaths.shop,
    title: 'The shop',
    text: 'See the shop as visitors see it. What the console saves shows there at once.',
  },
];

export function Home() {
  return (
    <Box sx={{ paddingBlock: { xs: 5, md: 8 } }}>
      <title>Admin Panel</title>
      <Typography variant="h2" component="h1">
        Admin Panel
      </Typography>
      <Typography color="textSecondary" sx={{ marginTop: 1.5, marginBottom: 4, maxWidth: '60ch' }}>
        The shop is looked after in the editors’ console. Sign in there with the administrator’s e-mail address and
        password.
      </Typography>
      <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, gap: 2 }}>
        {destinations.map(({ href, title, text }) => (
          <Card key={href}>
            <CardActionArea href={href} sx={{ height: '100%', padding: 2.5 }}>
              <Typography variant="h5" component="h2" gutterBottom>
                {title}
              </Typography>
              <Typography variant="body2" color="textSecondary">
                {text}
              </Typography>
            </CardActionArea>
          </Card>
        ))}
      </Box>
    </Box>
  );
}
