import { Link, type To } from 'react-router-dom';

type DidYouMeanProps = {
  text: string;
  to: To;
};

/** For a search that found nothing. */
export function DidYouMean({ text, to }: DidYouMeanProps) {
  return (
    <>
      Did you mean{' '}
      <Link to={to} preventScrollReset>
        {text}
      </Link>
      ?
    </>
  );
}
