import Avatar from '@mui/material/Avatar';

type AccountPictureProps = { name: string; src: string | null; size: number };

/** Shows the first letter of the name if the image is missing or can't be loaded. */
export function AccountPicture({ name, src, size }: AccountPictureProps) {
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
        fontSize: size / 2.2,
      }}
    >
      {name.trim().charAt(0).toUpperCase()}
    </Avatar>
  );
}
