import Typography from '@mui/material/Typography';
import { TextField } from '@stoa/web-kit';
import { SelectField } from '../../../components/form/choices/select-field';
import { ImageField } from '../../../components/form/images/image-field';
import { LinkField } from '../../../components/form/links/link-field';
import { useTermChoices } from '../../../components/terms/api';
import type { SectionValues } from '../domain/home-fields';
import { type SectionText, sectionKinds, textLabels } from '../domain/section-kinds';
import { CollectionFields } from './collection-fields';
import { QuestionFields } from './question-fields';
import { TileFields } from './tile-fields';

type SectionFieldsProps = { kind: SectionValues['kind']; at: string };

/** What a section of the kind has a place for. */
export function SectionFields({ kind, at }: SectionFieldsProps) {
  const { hint, fields, labels, libraryImage, tiles, collection, posts, questions } = sectionKinds[kind];
  return (
    <>
      {hint && (
        <Typography variant="body2" color="textSecondary">
          {hint}
        </Typography>
      )}
      {(Object.keys(fields) as SectionText[]).map((field) => {
        const label = labels?.[field] ?? textLabels[field];
        const input = { name: `${at}.${field}`, label, helperText: fields[field] };
        const isLong = field === 'text';
        return field === 'linkUrl' ? (
          <LinkField key={field} {...input} />
        ) : (
          <TextField key={field} {...input} autoComplete="off" {...(isLong && { multiline: true, maxRows: 12 })} />
        );
      })}
      {libraryImage && <ImageField name={`${at}.imageUrl`} label="Image URL" helperText="Optional" />}
      {collection && <CollectionFields name={at} />}
      {posts && <PostCategory name={`${at}.categoryId`} />}
      {tiles && <TileFields name={`${at}.tiles`} />}
      {questions && <QuestionFields name={`${at}.questions`} />}
    </>
  );
}

const PostCategory = ({ name }: { name: string }) => (
  <SelectField name={name} label="Category" choices={useTermChoices('blogCategory')} none="All categories" />
);
