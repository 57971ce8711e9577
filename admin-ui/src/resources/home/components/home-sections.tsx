import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { HomeSectionKind } from '@stoa/contract';
import { FormAlert } from '@stoa/web-kit';
import { useField } from 'formik';
import { useRef, useState } from 'react';
import { movedTo, useRowDrag } from '../../../components/form/layout/row-drag';
import { nextKey } from '../../../components/form/row-keys';
import { FormButtons } from '../../../components/form/saving/form-buttons';
import { paths } from '../../../config/paths';
import { newSectionValues, type SectionValues } from '../domain/home-fields';
import { sectionNames } from '../domain/section-kinds';
import { AddSection } from './add-section';
import { HomePreview } from './home-preview';
import { SectionCard } from './section-card';

const columns = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    lg: 'minmax(0, 1fr) 390px',
    xl: 'minmax(0, 1fr) minmax(0, 1fr)',
  },
};

/** The sections beside what they look like. Each leads to the other. */
export function HomeSections() {
  const [{ value: sections }, , { setValue }] = useField<SectionValues[]>('sections');
  const [edited, setEdited] = useState<number>();
  const [opened, setOpened] = useState({ key: -1, times: 0 });
  const add = useRef<HTMLButtonElement>(null);
  const names = sectionNames(sections);
  const drag = useRowDrag((from, to) => void setValue(movedTo(sections, from, to)));
  const open = (key: number) => setOpened(({ times }) => ({ key, times: times + 1 }));

  function addSection(kind: HomeSectionKind) {
    const key = nextKey(sections);
    void setValue([...sections, newSectionValues(kind, key)]);
    open(key);
  }

  return (
    <Box sx={columns}>
      <Stack spacing={1.5}>
        {sections.length === 0 && (
          <Typography color="textSecondary">Your home page is empty. Add its first section.</Typography>
        )}
        {sections.map((section, position) => (
          <SectionCard
            key={section.key}
            section={section}
            name={names[position] ?? ''}
            position={position}
            openings={opened.key === section.key ? opened.times : 0}
            drag={drag}
            afterRemoval={add}
            onEdit={() => setEdited(section.key)}
          />
        ))}
        <AddSection ref={add} sections={sections} onAdd={addSection} />
        <FormAlert />
        <FormButtons submit="Save home page" busy="Saving..." cancel={paths.home} />
      </Stack>
      <HomePreview
        edited={sections.findIndex(({ key }) => key === edited)}
        onChoose={(place) => {
          const chosen = sections[place];
          if (chosen) open(chosen.key);
        }}
      />
    </Box>
  );
}
