import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { Picture } from '../../../components/picture';
import type { ResultGroup, SearchOption } from './search-results';

type ResultListProps = {
  id: string;
  groups: ResultGroup[];
  /** Index among all options that the arrow keys have reached; -1 for none. */
  active: number;
};

export function ResultList({ id, groups, active }: ResultListProps) {
  const starts = groups.map((_group, place) =>
    groups.slice(0, place).reduce((count, { options }) => count + options.length, 0),
  );
  return (
    <Box
      id={id}
      role="listbox"
      aria-label="Results"
      hidden={groups.length === 0}
      sx={{ padding: 1 }}
      // Keeps the focus in the field.
      onMouseDown={(event) => event.preventDefault()}
    >
      {groups.map(({ name, options }, group) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset can't be part of a listbox
        <div key={name} role="group" aria-labelledby={`${id}-${name}`}>
          <Typography
            id={`${id}-${name}`}
            role="presentation"
            variant="overline"
            component="div"
            color="textSecondary"
            sx={{ paddingInline: 1.5, paddingTop: 1.5, paddingBottom: 0.5 }}
          >
            {name}
          </Typography>
          {options.map((option, place) => {
            const number = (starts[group] ?? 0) + place;
            return <Option key={option.to} id={`${id}-${number}`} option={option} isActive={number === active} />;
          })}
        </div>
      ))}
    </Box>
  );
}

type OptionProps = { id: string; option: SearchOption; isActive: boolean };

function Option({ id, option: { to, title, detail, image = null, picture = null }, isActive }: OptionProps) {
  const row = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (isActive) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  return (
    <Row ref={row} id={id} role="option" aria-selected={isActive} tabIndex={-1} to={to}>
      {detail === undefined ? (
        <span className="all">{title} →</span>
      ) : (
        <>
          <span className="picture">
            <Picture src={image} picture={picture} ratio="4 / 3" sizes="48px" arch={20} />
          </span>
          <span className="title">{title}</span>
          <span className="detail">{detail}</span>
        </>
      )}
    </Row>
  );
}

const Row = styled(Link)(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  minHeight: 48,
  padding: theme.spacing(0.75, 1.5),
  borderRadius: 10,
  color: theme.vars.palette.text.primary,
  textDecoration: 'none',
  '&[aria-selected=true], &:hover': { backgroundColor: theme.vars.palette.background.raised },
  '&[aria-selected=true]': { boxShadow: `inset 0 0 0 2px ${theme.vars.palette.primary.main}` },
  '& .picture': {
    flexShrink: 0,
    width: 48,
    overflow: 'hidden',
    borderRadius: 6,
  },
  '& .title': { flex: 1, minWidth: 0 },
  '& .detail': { color: theme.vars.palette.text.secondary, fontVariantNumeric: 'tabular-nums' },
  '& .all': { color: theme.vars.palette.primary.main },
}));
