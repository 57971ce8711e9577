import TextsIcon from '@mui/icons-material/NotesOutlined';
import Box from '@mui/material/Box';
import { shopPaths } from '@stoa/contract';
import { TextField } from '@stoa/web-kit';
import { ImageField } from '../../../components/form/images/image-field';
import { SaleFields } from '../../../components/form/sale-fields';
import { SearchPreview } from '../../../components/form/seo/search-preview';
import { useRowDialog } from '../../../components/list/row/use-row-dialog';
import { changeTexts, textErrors } from '../api';
import {
  type CategoryKind,
  type CategoryTexts,
  textInput,
  textsTable,
  toTexts,
  type WholeCategory,
} from '../domain/category-texts';
import { type CategoryDialogProps, CategoryForm } from './category-dialog';

/** What the page of a category says. */
export const useCategoryTexts = (kind: CategoryKind, onSaved: CategoryDialogProps['onSaved']) =>
  useRowDialog({ label: 'Details', Icon: TextsIcon }, (category, close) => (
    <TextsDialog kind={kind} category={category} onSaved={onSaved} onClose={close} />
  ));

const TextsDialog = ({ kind, ...props }: CategoryDialogProps & { kind: CategoryKind }) => (
  <CategoryForm<WholeCategory, CategoryTexts>
    {...props}
    kind={kind}
    what="Details"
    maxWidth="sm"
    toValues={(category) => toTexts(kind, category)}
    validate={(values) => textErrors(kind, values)}
    compared={{ fields: textsTable }}
    save={(values) => changeTexts(kind, props.category.id, values)}
  >
    {(category) => <Inputs kind={kind} category={category} />}
  </CategoryForm>
);

const lines = { multiline: true, minRows: 2, maxRows: 12 };
const ON_ITEMS = 'Supports Markdown. Shown on its items, unless they have their own text.';

function Inputs({ kind, category }: { kind: CategoryKind; category: WholeCategory }) {
  const page = kind === 'itemCategory' ? shopPaths.category : shopPaths.blogInCategory;
  return (
    <>
      {kind === 'itemCategory' && (
        <>
          <TextField {...textInput('description')} {...lines} helperText="Supports Markdown." />
          <ImageField {...textInput('imageUrl')} helperText="Optional" />
          <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { sm: '1fr 1fr' }, alignItems: 'start' }}>
            <TextField {...textInput('stockOne')} helperText="Such as “spot left”" autoComplete="off" />
            <TextField {...textInput('stockMany')} helperText="Such as “spots left”" autoComplete="off" />
          </Box>
          <SaleFields of="category" />
          <TextField {...textInput('delivery')} {...lines} helperText={ON_ITEMS} />
          <TextField {...textInput('care')} {...lines} helperText={ON_ITEMS} />
        </>
      )}
      <TextField {...textInput('seoTitle')} helperText="If empty, the name is used." autoComplete="off" />
      <TextField {...textInput('seoDescription')} {...lines} helperText="If empty, the description is used." />
      <SearchPreview
        page={page}
        text={['description']}
        otherwise={(kind === 'blogCategory' && category.description) || 'The description.'}
      />
      <ImageField {...textInput('shareImageUrl')} helperText="Optional. Shown by social networks." />
    </>
  );
}
