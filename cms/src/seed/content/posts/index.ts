import { aDayInTheDyeYard } from './a-day-in-the-dye-yard';
import { aLinocutInFiveBlocks } from './a-linocut-in-five-blocks';
import { aShopPageThatLoadsOnATrain } from './a-shop-page-that-loads-on-a-train';
import { aShortGuideToPaperWeight } from './a-short-guide-to-paper-weight';
import { aYearUnderTheArches } from './a-year-under-the-arches';
import { carvingYourFirstSpoon } from './carving-your-first-spoon';
import { centringClayInFiveStages } from './centring-clay-in-five-stages';
import { darningAJumper } from './darning-a-jumper';
import { glazeIsGlass } from './glaze-is-glass';
import { hangingPicturesWithoutRegret } from './hanging-pictures-without-regret';
import { howToLookAfterAWoodenBoard } from './how-to-look-after-a-wooden-board';
import { openStudioWeekendInSpring } from './open-studio-weekend-in-spring';
import { ourFirstCraftFair } from './our-first-craft-fair';
import { readingAWeavingDraft } from './reading-a-weaving-draft';
import { theCaseForOneGoodMug } from './the-case-for-one-good-mug';
import { theKilnWeBuiltTwice } from './the-kiln-we-built-twice';
import { theWedgedJoint } from './the-wedged-joint';
import { threePlantsEveryColour } from './three-plants-every-colour';
import { whatAMugCosts } from './what-a-mug-costs';
import { whatToDoWhenABowlBreaks } from './what-to-do-when-a-bowl-breaks';
import { whatWeAreReadingThisWinter } from './what-we-are-reading-this-winter';
import { whereOurWoolComesFrom } from './where-our-wool-comes-from';
import { whyAshBends } from './why-ash-bends';
import { writingToAClientWhoIsLate } from './writing-to-a-client-who-is-late';

export const posts = [
  theKilnWeBuiltTwice,
  openStudioWeekendInSpring,
  aYearUnderTheArches,
  whatWeAreReadingThisWinter,
  aDayInTheDyeYard,
  centringClayInFiveStages,
  aLinocutInFiveBlocks,
  darningAJumper,
  carvingYourFirstSpoon,
  readingAWeavingDraft,
  theWedgedJoint,
  whyAshBends,
  threePlantsEveryColour,
  glazeIsGlass,
  aShortGuideToPaperWeight,
  whereOurWoolComesFrom,
  howToLookAfterAWoodenBoard,
  theCaseForOneGoodMug,
  hangingPicturesWithoutRegret,
  whatToDoWhenABowlBreaks,
  whatAMugCosts,
  aShopPageThatLoadsOnATrain,
  writingToAClientWhoIsLate,
  ourFirstCraftFair,
];
