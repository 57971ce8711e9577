/** Strapi's color names, with Stoa's terracotta instead of violet. */
export const light = {
  colors: {
    primary100: '#FBEFE8',
    primary200: '#F3D3C2',
    primary500: '#C05A28',
    primary600: '#A8481F',
    primary700: '#8A3A18',
    buttonPrimary500: '#C05A28',
    buttonPrimary600: '#A8481F',
  },
};

export const dark = {
  colors: {
    primary100: '#3A261C',
    primary200: '#5C3825',
    primary500: '#D9774D',
    primary600: '#E5835A',
    primary700: '#F0A483',
    buttonPrimary500: '#B95527',
    buttonPrimary600: '#A8481F',
  },
};
