import { MailIcon, TrashIcon } from '@stoa/web-kit';
import {
  ArticleIcon,
  ClockIcon,
  DashboardIcon,
  FolderIcon,
  GearIcon,
  ImportIcon,
  PeopleIcon,
  PictureIcon,
  StallIcon,
  TagIcon,
} from '../../components/icons';
import { paths } from '../../config/paths';

/** The sidebar from top to bottom. `end`: the link is current on its own page alone, for pages below it have their own. */
export const navigation = [
  { name: null, links: [{ label: 'Dashboard', to: paths.home, Icon: DashboardIcon, end: true }] },
  {
    name: 'Catalogue',
    links: [
      { label: 'Marketplace', to: paths.items, Icon: StallIcon, end: true },
      { label: 'Item categories', to: paths.itemCategories, Icon: FolderIcon, end: false },
      { label: 'Item tags', to: paths.itemTags, Icon: TagIcon, end: false },
    ],
  },
  {
    name: 'Publishing',
    links: [
      { label: 'Blog', to: paths.posts, Icon: ArticleIcon, end: true },
      { label: 'Blog categories', to: paths.postCategories, Icon: FolderIcon, end: false },
      { label: 'Blog tags', to: paths.postTags, Icon: TagIcon, end: false },
      { label: 'Media', to: paths.media, Icon: PictureIcon, end: false },
    ],
  },
  {
    name: 'People',
    links: [
      { label: 'Users', to: paths.users, Icon: PeopleIcon, end: false },
      { label: 'Messages', to: paths.messages, Icon: MailIcon, end: false },
    ],
  },
  {
    name: 'Upkeep',
    links: [
      { label: 'Activity', to: paths.activity, Icon: ClockIcon, end: false },
      { label: 'Trash', to: paths.trash, Icon: TrashIcon, end: false },
      { label: 'Import', to: paths.import, Icon: ImportIcon, end: false },
      { label: 'Settings', to: paths.settings, Icon: GearIcon, end: false },
    ],
  },
];
