import type { RefObject } from 'react';
import { OnOffField } from '../../../components/form/flag-field';
import { FoldableRow } from '../../../components/form/layout/foldable-row';
import { RowButtons } from '../../../components/form/layout/row-buttons';
import { DragHandle, DragRow, type RowDrag } from '../../../components/form/layout/row-drag';
import type { SectionValues } from '../domain/home-fields';
import { sectionKinds } from '../domain/section-kinds';
import { SectionFields } from './section-fields';

type SectionCardProps = {
  section: SectionValues;
  name: string;
  position: number;
  openings: number;
  drag: RowDrag;
  afterRemoval: RefObject<HTMLElement | null>;
  onEdit: () => void;
};

export function SectionCard({ section, name, position, openings, drag, afterRemoval, onEdit }: SectionCardProps) {
  const { kind, title, text } = section;
  const at = `sections.${position}`;
  return (
    <DragRow {...drag.row(position)} onFocus={onEdit}>
      <FoldableRow
        name={at}
        title={name}
        summary={title || text || sectionKinds[kind].about}
        openings={openings}
        start={<DragHandle {...drag.handle(position)} />}
        control={<OnOffField name={`${at}.shown`} />}
        buttons={<RowButtons list="sections" position={position} row={name} afterRemoval={afterRemoval} />}
      >
        <SectionFields kind={kind} at={at} />
      </FoldableRow>
    </DragRow>
  );
}
