import SvgIcon from '@mui/material/SvgIcon';
import { lineIcon } from './line-icon';

export function EyeOffIcon() {
  return (
    <SvgIcon {...lineIcon}>
      <path d="M5.8 7.3A16.6 16.6 0 0 0 2.5 12S6 18.5 12 18.5a9.6 9.6 0 0 0 4.4-1.1M9.6 5.8A9.7 9.7 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a16.7 16.7 0 0 1-2.6 3.5M4 4l16 16" />
    </SvgIcon>
  );
}

export function SunIcon() {
  return (
    <SvgIcon {...lineIcon}>
      <circle cx="12" cy="12" r="4" />
      <path d="M12 3v1.5M12 19.5V21M3 12h1.5M19.5 12H21M5.6 5.6l1.1 1.1M17.3 17.3l1.1 1.1M18.4 5.6l-1.1 1.1M6.7 17.3l-1.1 1.1" />
    </SvgIcon>
  );
}

export function MoonIcon() {
  return (
    <SvgIcon {...lineIcon}>
      <path d="M20 14.4A8.2 8.2 0 0 1 9.6 4a8.2 8.2 0 1 0 10.4 10.4Z" />
    </SvgIcon>
  );
}

export function ScreenIcon() {
  return (
    <SvgIcon {...lineIcon}>
      <rect x="3.5" y="4.5" width="17" height="11.5" rx="2" />
      <path d="M9 20h6M12 16v4" />
    </SvgIcon>
  );
}

export function CartIcon() {
  return (
    <SvgIcon {...lineIcon}>
      <path d="M5.5 8.5h13l1 11.5h-15zM8.5 11V7a3.5 3.5 0 0 1 7 0v4" />
    </SvgIcon>
  );
}

export function SearchIcon() {
  return (
    <SvgIcon {...lineIcon}>
      <circle cx="11" cy="11" r="6.5" />
      <path d="m16 16 4.5 4.5" />
    </SvgIcon>
  );
}

export function MenuIcon() {
  return (
    <SvgIcon {...lineIcon}>
      <path d="M4 7.5h16M4 12.5h16M4 17.5h16" />
    </SvgIcon>
  );
}

export function CloseIcon() {
  return (
    <SvgIcon {...lineIcon}>
      <path d="m6 6 12 12M18 6 6 18" />
    </SvgIcon>
  );
}

export function PlusIcon() {
  return (
    <SvgIcon {...lineIcon}>
      <path d="M12 5.5v13M5.5 12h13" />
    </SvgIcon>
  );
}

export function MinusIcon() {
  return (
    <SvgIcon {...lineIcon}>
      <path d="M5.5 12h13" />
    </SvgIcon>
  );
}

export function TrashIcon() {
  return (
    <SvgIcon {...lineIcon}>
      <path d="M4.5 7h15M9.5 7V4.5h5V7M6.5 7l1 13h9l1-13M10.5 11v5M13.5 11v5" />
    </SvgIcon>
  );
}

export function EyeIcon() {
  return (
    <SvgIcon {...lineIcon}>
      <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Z" />
      <circle cx="12" cy="12" r="2.75" />
    </SvgIcon>
  );
}

export function CommentIcon() {
  return (
    <SvgIcon {...lineIcon}>
      <path d="M20.5 11.5c0 4.1-3.8 7-8.5 7-1.2 0-2.3-.2-3.3-.5L4 19.5l1.3-3.3a6.3 6.3 0 0 1-1.8-4.7c0-4.1 3.8-7 8.5-7s8.5 2.9 8.5 7Z" />
    </SvgIcon>
  );
}

export function HeartIcon() {
  return (
    <SvgIcon {...lineIcon}>
      <path d="M12 20S3.5 15.2 3.5 9.3A4.6 4.6 0 0 1 12 6.9a4.6 4.6 0 0 1 8.5 2.4C20.5 15.2 12 20 12 20Z" />
    </SvgIcon>
  );
}

export function LinkIcon() {
  return (
    <SvgIcon {...lineIcon}>
      <path d="M10 14a4.2 4.2 0 0 0 6 0l3-3a4.2 4.2 0 0 0-6-6l-1.2 1.2M14 10a4.2 4.2 0 0 0-6 0l-3 3a4.2 4.2 0 0 0 6 6l1.2-1.2" />
    </SvgIcon>
  );
}

export function MailIcon() {
  return (
    <SvgIcon {...lineIcon}>
      <rect x="3" y="5" width="18" height="14" rx="2" />
      <path d="m3.5 7 8.5 6 8.5-6" />
    </SvgIcon>
  );
}

export function ShareIcon() {
  return (
    <SvgIcon {...lineIcon}>
      <path d="M12 15V3.5M7.5 7.5 12 3.5l4.5 4M5 12.5V19a1.5 1.5 0 0 0 1.5 1.5h11A1.5 1.5 0 0 0 19 19v-6.5" />
    </SvgIcon>
  );
}
