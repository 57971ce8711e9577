import { Button, text, useToast, VisuallyHidden } from '@stoa/web-kit';
import { useEffect, useState } from 'react';
import styles from './how-to-pay.module.css';

type CopyValueProps = {
  name: string;
  shown: string;
  /** As a bank’s form takes it. */
  copied?: string;
};

const SAYS_SO_MS = 3_000;

/** A value that has to be entered somewhere else. */
export function CopyValue({ name, shown, copied = shown }: CopyValueProps) {
  const toast = useToast();
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), SAYS_SO_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);

  async function copy() {
    try {
      await navigator.clipboard.writeText(copied);
      setCopied(true);
    } catch {
      toast.error(`Couldn’t copy “${copied}”`, 'Select it and copy it yourself.');
    }
  }

  return (
    <div className={styles.value}>
      <dt className={text.body2}>{name}</dt>
      <dd className={text.h5}>{shown}</dd>
      <dd className={styles.copy}>
        <Button
          size="small"
          variant="outlined"
          aria-label={`${isCopied ? 'Copied' : 'Copy'} ${name.toLowerCase()}`}
          onClick={() => void copy()}
        >
          {isCopied ? 'Copied' : 'Copy'}
        </Button>
        <VisuallyHidden role="status">{isCopied && `${name} copied`}</VisuallyHidden>
      </dd>
    </div>
  );
}
