/** Statements of `pnpm shop list`, by what they list. */
export const LISTS: Readonly<Record<string, string>> = {
  products: `select p.product_cd, b.name->>'ko' as brand, p.name->>'ko' as name, p.sale_price, p.discount_rate,
      (select sum(stock_cnt) from stock s where s.product_cd = p.product_cd) as stock
    from product p join brand b using (brand_cd) order by p.product_cd`,
  members: 'select mem_cd, login_id, nickname, grade, member_type, points, status, joined_at from member order by joined_at',
  orders: 'select order_cd, mem_cd, state, payment, ordered_at from orders order by ordered_at desc limit 200',
  layouts: `select l.layout_cd, l.name->>'ko' as name, count(d.seq) as displays from layout l left join display d using (layout_cd) group by 1, 2 order by 1`,
  coupons: `select coupon_cd, name->>'ko' as name, type, value, issued_count, total_count, valid_to from coupon order by coupon_cd`,
  raffles: 'select * from raffle order by 1',
};
