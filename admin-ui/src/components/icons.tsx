import SvgIcon from '@mui/material/SvgIcon';
import { lineIcon } from '@stoa/web-kit';

/** The panel's own icons, in the manner of the kit's. */
function LineIcon({ path }: { path: string }) {
  return (
    <SvgIcon {...lineIcon}>
      <path d={path} />
    </SvgIcon>
  );
}

export const DashboardIcon = () => (
  <LineIcon path="M4 4.5h7v6.5H4zM13.5 4.5H20v4h-6.5zM4 13.5h7v6H4zM13.5 11H20v8.5h-6.5z" />
);
export const StallIcon = () => (
  <LineIcon path="M5 11v8.5h14V11M3.5 9.5 5.5 4.5h13l2 5a2.8 2.8 0 0 1-5.7.3 2.8 2.8 0 0 1-5.6 0 2.8 2.8 0 0 1-5.7-.3Z" />
);
export const FolderIcon = () => <LineIcon path="M3.5 18.5v-13h6l2 2.5h9v10.5z" />;
export const TagIcon = () => <LineIcon path="M4 4.5h7.5l8.5 8.5-7 7-9-8.5zM8.2 8.7h.01" />;
export const ArticleIcon = () => <LineIcon path="M5.5 3.5h13v17h-13zM8.5 8h7M8.5 12h7M8.5 16h4" />;
export const PeopleIcon = () => (
  <LineIcon path="M9 11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM2.5 19.5c0-3.2 2.7-5 6.5-5s6.5 1.8 6.5 5M16 4.9a3.5 3.5 0 0 1 0 6.2M18 15c2.2.6 3.5 2.1 3.5 4.5" />
);
export const GearIcon = () => (
  <LineIcon path="M12 15.2a3.2 3.2 0 1 0 0-6.4 3.2 3.2 0 0 0 0 6.4ZM12 3v2.6M12 18.4V21M3 12h2.6M18.4 12H21M5.6 5.6l1.9 1.9M16.5 16.5l1.9 1.9M5.6 18.4l1.9-1.9M16.5 7.5l1.9-1.9" />
);
export const PictureIcon = () => <LineIcon path="M3.5 5h17v14h-17zM3.5 16l5-5 4.5 4.5 2.5-2.5 5 5M15.5 9.2h.01" />;
export const ClockIcon = () => <LineIcon path="M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 7.5V12l3 2" />;
export const ImportIcon = () => <LineIcon path="M12 3.5v11M7.5 10.5 12 15l4.5-4.5M4.5 15v5h15v-5" />;
export const ExportIcon = () => <LineIcon path="M12 15V4M7.5 8.5 12 4l4.5 4.5M4.5 15v5h15v-5" />;
export const LogoutIcon = () => <LineIcon path="M10 4.5H5v15h5M15.5 8l4 4-4 4M19 12h-9.5" />;
export const OutsideIcon = () => <LineIcon path="M13.5 4.5h6v6M19.5 4.5l-9 9M18 14v5.5H4.5V6H10" />;
export const PencilIcon = () => <LineIcon path="m4 20 1-4.5L16 4.5 19.5 8l-11 11zM13.5 7l3.5 3.5" />;
export const BackIcon = () => <LineIcon path="M8.5 5 4 9.5 8.5 14M4 9.5h10a5.2 5.2 0 0 1 0 10.5H9.5" />;
export const MoreIcon = () => <LineIcon path="M12 4.6v.8M12 11.6v.8M12 18.6v.8M11.6 5h.8M11.6 12h.8M11.6 19h.8" />;
export const TickIcon = () => <LineIcon path="m5 12.5 4.5 4.5L19 7.5" />;
