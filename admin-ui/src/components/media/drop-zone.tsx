import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { type DragEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';

type DropZoneProps = {
  /** Shown over the zone while files are dragged onto it. */
  hint: string;
  onFiles: (files: File[]) => void;
  /** Accepts pastes anywhere on the page except in text fields, not only while focus is inside. */
  takesAllPasted?: boolean;
  children: ReactNode;
};

/** Not those over a dialog that the zone opened, which React tells it of, too. */
const holdsFiles = ({ dataTransfer, currentTarget, target }: DragEvent) =>
  dataTransfer.types.includes('Files') && currentTarget.contains(target as Node);

const TEXT_FIELDS = 'input:not([type=button], [type=checkbox], [type=radio]), textarea, [contenteditable]';

const isTextField = (target: EventTarget | null) => target instanceof Element && target.matches(TEXT_FIELDS);

/** Copied cells and slides include an image of themselves. A copied file has its name as text. */
export function isText(clipboard: DataTransfer | null, files: File[]): boolean {
  const text = clipboard?.getData('text/plain').trim() ?? '';
  return text !== '' && !files.some(({ name }) => name === text);
}

export function DropZone({ hint, onFiles, takesAllPasted = false, children }: DropZoneProps) {
  const [dragging, setDragging] = useState(false);
  const zone = useRef<HTMLDivElement>(null);

  const paste = useEffectEvent((event: ClipboardEvent) => {
    const { clipboardData, target } = event;
    const files = [...(clipboardData?.files ?? [])];
    const isInside = zone.current?.contains(target as Node);
    const isForThisZone = takesAllPasted
      ? !isTextField(target)
      : isInside && !(isTextField(target) && isText(clipboardData, files));
    if (files.length === 0 || !isForThisZone || event.defaultPrevented) return;
    event.preventDefault();
    onFiles(files);
  });
  useEffect(() => {
    const listen = (event: ClipboardEvent) => paste(event);
    document.addEventListener('paste', listen);
    return () => document.removeEventListener('paste', listen);
  }, []);

  function over(event: DragEvent) {
    if (!holdsFiles(event)) return;
    event.preventDefault();
    setDragging(true);
  }
  function leave(event: DragEvent) {
    if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setDragging(false);
  }
  function drop(event: DragEvent) {
    if (!holdsFiles(event)) return;
    event.preventDefault();
    setDragging(false);
    onFiles([...event.dataTransfer.files]);
  }
  return (
    <Box ref={zone} onDragOver={over} onDragLeave={leave} onDrop={drop} sx={{ position: 'relative', minWidth: 0 }}>
      {children}
      {dragging && <Curtain>{hint}</Curtain>}
    </Box>
  );
}

const Curtain = styled('div')(({ theme }) => ({
  ...theme.typography.h5,
  position: 'absolute',
  inset: theme.spacing(-1),
  zIndex: 1,
  display: 'grid',
  placeItems: 'center',
  textAlign: 'center',
  border: `2px dashed ${theme.vars.palette.primary.main}`,
  borderRadius: 'var(--stoa-radius-card)',
  backgroundColor: theme.alpha(theme.vars.palette.background.default, 0.9),
  pointerEvents: 'none',
}));
