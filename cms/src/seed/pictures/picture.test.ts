import sharp from 'sharp';
import { drawPicture, motifs, type PictureName } from './picture';
import { renderAvatar, renderPicture } from './render';
import { schemes } from './schemes';

const everyPicture = Object.entries(motifs).flatMap(([motif, variants]) =>
  Object.keys(variants).flatMap((variant) =>
    Object.keys(schemes).map((scheme) => `${motif}/${variant}/${scheme}` as PictureName),
  ),
);

describe('drawPicture', () => {
  it('knows at least ten families of motif', () => {
    expect(Object.keys(motifs).length).toBeGreaterThanOrEqual(10);
  });

  it.each(everyPicture)('%s is the same drawing every time, without words or broken numbers', (name) => {
    const drawing = drawPicture(name, 'seed');
    expect(drawPicture(name, 'seed')).toBe(drawing);
    expect(drawing).not.toMatch(/NaN|undefined|Infinity|<text/);
  });

  it('gives every use of a gradient or clip its definition, once', () => {
    for (const name of everyPicture) {
      const drawing = drawPicture(name, 'seed');
      const defined = [...drawing.matchAll(/\bid="([^"]+)"/g)].map(([, id]) => id);
      const used = [...drawing.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id);
      expect({ name, missing: used.filter((id) => !defined.includes(id)) }).toEqual({ name, missing: [] });
      expect({ name, ids: new Set(defined).size }).toEqual({ name, ids: defined.length });
    }
  });

  it('draws another picture for another seed where chance has a part', () => {
    expect(drawPicture('hills/sunrise/dusk', 'one')).not.toBe(drawPicture('hills/sunrise/dusk', 'two'));
  });

  it('says which name is unknown', () => {
    expect(() => drawPicture('hills/valley/dusk' as PictureName, 'seed')).toThrow('"hills/valley/dusk"');
  });
});

describe('the renderings', () => {
  it('are WebP in every size asked for', async () => {
    const picture = await renderPicture('colonnade/row/dusk', 'seed', { medium: 800, thumbnail: 208 });
    const medium = picture.sizes.medium?.content;
    expect(await sharp(picture.content).metadata()).toMatchObject({ format: 'webp', width: 1600, height: 1200 });
    expect(await sharp(medium).metadata()).toMatchObject({ format: 'webp', width: 800, height: 600 });
    expect(picture.sizes.thumbnail).toMatchObject({ width: 208, height: 156 });
  });

  it('are square JPEG for people', async () => {
    const { content } = await renderAvatar('portrait/bun/dusk', 'seed');
    expect(await sharp(content).metadata()).toMatchObject({ format: 'jpeg', width: 480, height: 480 });
  });
});
