import Avatar from '@mui/material/Avatar';

type AccountImageProps = { name: string; src: string | null; size: number };

/** Shows the first letter of the name if the image is missing or can't be loaded. */
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
        fontSize: size / 2.2,
      }}
    >
      {name.trim().charAt(0).toUpperCase()}
    </Avatar>
  );
}
