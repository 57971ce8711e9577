import CopyIcon from '@mui/icons-material/ContentCopyOutlined';
import IconButton from '@mui/material/IconButton';
import { useToast } from '@stoa/web-kit';

/** `what`: its name within a sentence, such as order number. */
export function useCopy(what: string) {
  const toast = useToast();
  return async (text: string): Promise<boolean> => {
    try {
      await navigator.clipboard.writeText(text);
      toast.success(`${what.charAt(0).toUpperCase()}${what.slice(1)} copied`);
      return true;
    } catch {
      // Browsers only allow clipboard access on encrypted pages, and may ask first.
      toast.error(`The ${what} couldn’t be copied`, text);
      return false;
    }
  };
}

type CopyButtonProps = { what: string; text: string; onCopied?: () => void };

export function CopyButton({ what, text, onCopied }: CopyButtonProps) {
  const copy = useCopy(what);
  return (
    <IconButton
      size="small"
      aria-label={`Copy ${what}`}
      title={`Copy ${what}`}
      onClick={async () => (await copy(text)) && onCopied?.()}
    >
      <CopyIcon fontSize="inherit" />
    </IconButton>
  );
}
