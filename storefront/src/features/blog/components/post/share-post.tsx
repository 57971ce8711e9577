import ShareIcon from '@mui/icons-material/IosShareOutlined';
import LinkIcon from '@mui/icons-material/LinkOutlined';
import MailIcon from '@mui/icons-material/MailOutlined';
import type { PostSummary } from '@stoa/contract';
import { Button, ButtonAnchor, classes, text, useSite, useToast } from '@stoa/web-kit';
import { useSyncExternalStore } from 'react';
import { useHref } from 'react-router-dom';
import { paths } from '../../../../config/paths';
import { mailAddress, shareTargets } from './share-links';
import styles from './share-post.module.css';

export function SharePost({ post }: { post: PostSummary }) {
  const path = useHref(paths.post(post.slug));
  const url = useSite().origin + path;
  return (
    <section aria-labelledby="share-title">
      <h2 className={classes(text.h6, styles.title)} id="share-title">
        Share this post
      </h2>
      <div className={styles.ways}>
        <ShareButton title={post.title} url={url} />
        <CopyButton url={url} />
        <ButtonAnchor variant="outlined" href={mailAddress(url, post.title)}>
          <MailIcon /> Email
        </ButtonAnchor>
        {shareTargets.map(({ name, address }) => (
          <ButtonAnchor
            key={name}
            variant="outlined"
            href={address(url, post.title)}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={`${name} (opens in a new tab)`}
          >
            {name}
          </ButtonAnchor>
        ))}
      </div>
    </section>
  );
}

function ShareButton({ title, url }: { title: string; url: string }) {
  const toast = useToast();
  const canShare = useBrowserValue(() => typeof navigator.share === 'function', false);
  if (!canShare) return null;
  const share = async () => {
    try {
      await navigator.share({ title, url });
    } catch (error) {
      // Closing the device's dialog isn't a failure.
      if (!(error instanceof DOMException && error.name === 'AbortError')) toast.error('Sharing didn’t work');
    }
  };
  return (
    <Button variant="outlined" onClick={share}>
      <ShareIcon /> Share
    </Button>
  );
}

function CopyButton({ url }: { url: string }) {
  const toast = useToast();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      toast.success('Link copied');
    } catch {
      toast.error('The link couldn’t be copied', 'Copy it from the address bar instead.');
    }
  };
  return (
    <Button variant="outlined" onClick={copy}>
      <LinkIcon /> Copy link
    </Button>
  );
}

const neverChanges = () => () => {};

/** A value that only a browser knows. `before` stands in for it if the page is rendered without one. */
function useBrowserValue<Value extends string | boolean>(read: () => Value, before: Value): Value {
  return useSyncExternalStore(neverChanges, read, () => before);
}
