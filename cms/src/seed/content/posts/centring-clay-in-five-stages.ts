import type { DemoPost } from '../types';

export const centringClayInFiveStages: DemoPost = {
  title: 'Centring Clay in Five Stages',
  slug: 'centring-clay-in-five-stages',
  excerpt:
    'Centring is not strength. It is posture, water and patience, in that order. The five stages that we teach on the first morning.',
  category: 'techniques',
  tags: ['clay', 'learning'],
  author: 'helen',
  status: 'PUBLISHED',
  featured: true,
  daysAgo: 7,
  viewCount: 1734,
  likes: 10,
  picture: { name: 'vessels/family/marble', alt: 'A family of five pots in grey, sage and rust in front of a niche' },
  content: `Everybody who sits down at a wheel for the first time fights the clay, and the clay wins. It weighs a kilogram and it is turning. You weigh rather more and you are tense. This article is what we say on the first morning of a weekend class, so that you may arrive with the argument already behind you.

## Before the wheel turns

Sit close. Closer. Your knees should touch the tray on both sides, and the wheel head should be a little lower than your hips. Plant both feet. Now press your left elbow into the crease between thigh and belly and leave it there for the rest of the morning.

That elbow is the whole secret. The clay cannot push your hand away if your hand is bolted to your hip, and your hip to a chair, and the chair to the floor.

## The five stages

### 1. Stick it down

Pat the clay into a rough ball and throw it, with conviction, at the middle of the dry wheel head. Then turn the wheel slowly by hand and push the low side until it looks like a hill rather than a wave.

### 2. Cone up

Wet your hands, not the clay. Bring the wheel to a good speed, put both palms around the base and squeeze evenly. The clay has nowhere to go but up. Let it rise into a cone as high as your fist.

### 3. Cone down

Left hand on the side, right hand on top, thumbs locked. Lean, do not push. Let the weight of your head do it: move your nose forward until it is over the wheel, and the cone will sink beneath it.

### 4. Do nothing

This is the hardest stage. Hold both hands perfectly still and let three turns of the wheel go by. If your hands do not move, the clay must become round, for it has no other choice.

### 5. Let go slowly

Take your hands away as you would from a sleeping child. A sudden release knocks the clay off centre again, and you will not know why.

> If it is wobbling, you are moving.

## How to tell

Rest one fingertip on a firm support and bring it to the side of the turning clay. If you see an even wet line, you are centred. If the line comes and goes, cone up again. Three good coning passes are worth twenty minutes of squeezing.

| What you see | Why | What to do |
| --- | --- | --- |
| Wobble at the bottom only | Air or slope under the clay | Press low, with the edge of the hand |
| Wobble at the top only | You let go too fast | Stage four, then stage five |
| A mushroom | Too much pressure from above | Cone up, start again |
| A twist in the clay | Hands too dry | Water, and slow down |

## A plan for practice

- [x] Ten balls of 400 g, all the same
- [ ] Centre each, cut it in half with a wire and look at the section
- [ ] Keep none of them
- [ ] Do it again the next day

Nobody likes the third point. But a pot that you want to keep makes you careful, and careful hands are tense hands. Give yourself a bag of clay with no future, and by the end of it you will be centring while you talk about something else.
`,
};
