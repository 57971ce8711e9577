import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Typography from '@mui/material/Typography';
import { PageHeader } from '../../components/page-header';
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
    <>
      <PageHeader
        title="Dashboard"
        intro="What the menu does not offer yet is done in the editors’ console. Sign in there with the administrator’s e-mail address and password."
      />
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
    </>
  );
}
