import { ceramics } from './ceramics';
import { designServices } from './design-services';
import { printsAndPaper } from './prints-and-paper';
import { textiles } from './textiles';
import { woodAndFurniture } from './wood-and-furniture';
import { workshops } from './workshops';

export const items = [
  ...workshops,
  ...ceramics,
  ...printsAndPaper,
  ...textiles,
  ...woodAndFurniture,
  ...designServices,
];
