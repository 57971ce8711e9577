import Avatar from '@mui/material/Avatar';
import { initialsOf } from '../../../lib/initials';

type AccountImageProps = { name: string; src: string | null; size: number };

/** Shows the initials, as in the header, if the image is missing or can't be loaded. */
export function AccountImage({ name, src, size }: AccountImageProps) {
  return (
    <Avatar
      key={src}
      alt=""
      src={src ?? undefined}
      sx={{
        width: size,
        height: size,
        flexShrink: 0,
        bgcolor: 'background.raised',
        color: 'primary.main',
        border: 1,
        borderColor: 'divider',
        fontFamily: 'h3.fontFamily',
        fontSize: size / 2.6,
      }}
    >
      {initialsOf(name)}
    </Avatar>
  );
}
