export { SwiperStage, type SwiperStageProps } from './swiper-stage';
