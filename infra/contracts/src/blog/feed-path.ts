/** Where the feed of the blog is (BLOG-15). */
export const FEED_PATH = '/rss.xml'
