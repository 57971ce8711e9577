import { blogCategoryRule, blogTagRule, postRule } from './blog';
import { customerRule } from './customers';
import { itemCategoryRule, itemRule, itemTagRule } from './marketplace';
import type { Rule } from './rule';
import { settingRule } from './store';

/** What each content type asks of whatever is saved, in the console as through the API. */
export const rules: Record<string, Rule> = {
  'api::marketplace.item': itemRule,
  'api::marketplace.item-category': itemCategoryRule,
  'api::marketplace.item-tag': itemTagRule,
  'api::blog.post': postRule,
  'api::blog.blog-category': blogCategoryRule,
  'api::blog.blog-tag': blogTagRule,
  'api::store.setting': settingRule,
  'plugin::users-permissions.user': customerRule,
};
