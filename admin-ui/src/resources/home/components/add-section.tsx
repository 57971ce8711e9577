import AddIcon from '@mui/icons-material/AddOutlined';
import Button from '@mui/material/Button';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { type HomeSectionKind, MAX_HOME_SECTIONS, SINGLE_SECTIONS } from '@stoa/contract';
import { type RefObject, useState } from 'react';
import type { SectionValues } from '../domain/home-fields';
import { sectionKinds } from '../domain/section-kinds';

type AddSectionProps = {
  sections: SectionValues[];
  onAdd: (kind: HomeSectionKind) => void;
  ref: RefObject<HTMLButtonElement | null>;
};

const kinds = Object.keys(sectionKinds) as HomeSectionKind[];

export function AddSection({ sections, onAdd, ref }: AddSectionProps) {
  const [isOpen, setIsOpen] = useState(false);
  const isOffered = (kind: HomeSectionKind) =>
    !SINGLE_SECTIONS.includes(kind) || sections.every((section) => section.kind !== kind);
  return (
    <>
      <Button
        ref={ref}
        variant="outlined"
        startIcon={<AddIcon />}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        disabled={sections.length >= MAX_HOME_SECTIONS}
        onClick={() => setIsOpen(true)}
        sx={{ alignSelf: 'start' }}
      >
        Add a section
      </Button>
      <Menu
        open={isOpen}
        anchorEl={ref.current}
        onClose={() => setIsOpen(false)}
        // The focus goes to the new section.
        disableRestoreFocus
        slotProps={{
          list: { 'aria-label': 'Add a section' },
          paper: { sx: { maxWidth: 'min(420px, calc(100% - 32px))' } },
        }}
      >
        {kinds.filter(isOffered).map((kind) => (
          <MenuItem
            key={kind}
            onClick={() => {
              setIsOpen(false);
              onAdd(kind);
            }}
            sx={{ whiteSpace: 'normal' }}
          >
            <ListItemText primary={sectionKinds[kind].name} secondary={sectionKinds[kind].about} />
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
