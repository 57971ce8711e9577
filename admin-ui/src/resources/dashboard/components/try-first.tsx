import PostIcon from '@mui/icons-material/ArticleOutlined';
import HomeIcon from '@mui/icons-material/HomeOutlined';
import BrandIcon from '@mui/icons-material/PaletteOutlined';
import OrderIcon from '@mui/icons-material/ReceiptLongOutlined';
import PriceIcon from '@mui/icons-material/SellOutlined';
import BuyIcon from '@mui/icons-material/ShoppingBagOutlined';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import Typography from '@mui/material/Typography';
import type { ComponentType } from 'react';
import { outsidePaths, paths } from '../../../config/paths';
import { type Leads, StepLink, StepsCard } from './steps-card';

type Idea = Leads & { title: string; text: string; Icon: ComponentType<SvgIconProps> };

const ideas: Idea[] = [
  {
    title: 'Buy something',
    text: 'Opens the shop. PayPal is in test mode, so no money moves.',
    href: outsidePaths.marketplace,
    Icon: BuyIcon,
  },
  { title: 'Fulfill the order', text: 'Ship it, refund it, print its invoice.', to: paths.orders, Icon: OrderIcon },
  {
    title: 'Change the brand',
    text: 'Try a preset: the shop, its emails, and invoices follow.',
    to: paths.brand,
    Icon: BrandIcon,
  },
  { title: 'Rearrange the home page', text: 'With a preview beside it.', to: paths.homePage, Icon: HomeIcon },
  { title: 'Change a price', text: 'In the list, without opening the item.', to: paths.items, Icon: PriceIcon },
  { title: 'Write a post', text: 'With images from your shop.', to: paths.newPost, Icon: PostIcon },
];

type Props = {
  onHide: () => void;
};

/** For someone who has just started the demonstration shop. */
export function TryFirst({ onHide }: Props) {
  return (
    <StepsCard title="Try this first" note="This is a demonstration shop. Change whatever you like." onHide={onHide}>
      {ideas.map(({ title, text, Icon, ...leads }) => (
        <li key={title}>
          <Icon color="primary" />
          <div>
            <StepLink title={title} leads={leads} />
            <Typography variant="body2" color="textSecondary">
              {text}
            </Typography>
          </div>
        </li>
      ))}
    </StepsCard>
  );
}
