import Avatar from '@mui/material/Avatar';
import { isWebAddress } from '@stoa/contract';

type AccountPictureProps = { name: string; url: string; size: number };

/** Shows the first letter of the name if the image is missing or can't be loaded. */
export function AccountPicture({ name, url, size }: AccountPictureProps) {
  const address = url.trim();
  return (
    <Avatar
      key={address}
      alt=""
      src={address && isWebAddress(address) ? address : undefined}
      sx={{
        width: size,
        height: size,
        flexShrink: 0,
        bgcolor: 'background.raised',
        color: 'primary.main',
        border: 1,
        borderColor: 'divider',
        fontFamily: 'h3.fontFamily',
        fontSize: size / 2.2,
      }}
    >
      {name.trim().charAt(0).toUpperCase()}
    </Avatar>
  );
}
