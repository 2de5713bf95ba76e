import {
  ArrowLeft as ArrowLeftBase,
  ArrowRight as ArrowRightBase,
  ArrowUp as ArrowUpBase,
  Banknote as BanknoteBase,
  Bell as BellBase,
  Camera as CameraBase,
  Check as CheckBase,
  ChevronDown as ChevronDownBase,
  ChevronLeft as ChevronLeftBase,
  ChevronRight as ChevronRightBase,
  ChevronUp as ChevronUpBase,
  CircleAlert as CircleAlertBase,
  CircleCheck as CircleCheckBase,
  CircleX as CircleXBase,
  Clock as ClockBase,
  Coins as CoinsBase,
  Copy as CopyBase,
  CreditCard as CreditCardBase,
  Download as DownloadBase,
  Ellipsis as EllipsisBase,
  Eye as EyeBase,
  EyeOff as EyeOffBase,
  Flag as FlagBase,
  Gift as GiftBase,
  Globe as GlobeBase,
  Heart as HeartBase,
  House as HouseBase,
  Image as ImageBase,
  Info as InfoBase,
  Landmark as LandmarkBase,
  LayoutGrid as LayoutGridBase,
  Link2 as Link2Base,
  Lock as LockBase,
  MapPin as MapPinBase,
  Menu as MenuBase,
  MessageCircle as MessageCircleBase,
  Minus as MinusBase,
  Package as PackageBase,
  Pause as PauseBase,
  Pencil as PencilBase,
  Play as PlayBase,
  Plus as PlusBase,
  ReceiptText as ReceiptTextBase,
  RefreshCw as RefreshCwBase,
  Scale as ScaleBase,
  Search as SearchBase,
  Settings as SettingsBase,
  Share as ShareBase,
  ShieldCheck as ShieldCheckBase,
  ShoppingBag as ShoppingBagBase,
  SlidersHorizontal as SlidersHorizontalBase,
  Smartphone as SmartphoneBase,
  Sparkles as SparklesBase,
  Star as StarBase,
  ThumbsUp as ThumbsUpBase,
  Ticket as TicketBase,
  TicketPercent as TicketPercentBase,
  Trash2 as Trash2Base,
  Truck as TruckBase,
  Undo2 as Undo2Base,
  User as UserBase,
  Volume2 as Volume2Base,
  VolumeX as VolumeXBase,
  Wallet as WalletBase,
  X as XBase,
  Zap as ZapBase,
  ZoomIn as ZoomInBase,
  ZoomOut as ZoomOutBase,
} from 'lucide';
import { icon } from './icon';

export type { IconProps } from './icon';

// The marks let a bundle drop the icons it does not draw.
export const CircleAlert = /* @__PURE__ */ icon(CircleAlertBase);
export const ArrowLeft = /* @__PURE__ */ icon(ArrowLeftBase);
export const ArrowRight = /* @__PURE__ */ icon(ArrowRightBase);
export const ArrowUp = /* @__PURE__ */ icon(ArrowUpBase);
export const Banknote = /* @__PURE__ */ icon(BanknoteBase);
export const Bell = /* @__PURE__ */ icon(BellBase);
export const Camera = /* @__PURE__ */ icon(CameraBase);
export const Check = /* @__PURE__ */ icon(CheckBase);
export const ChevronDown = /* @__PURE__ */ icon(ChevronDownBase);
export const ChevronLeft = /* @__PURE__ */ icon(ChevronLeftBase);
export const ChevronRight = /* @__PURE__ */ icon(ChevronRightBase);
export const ChevronUp = /* @__PURE__ */ icon(ChevronUpBase);
export const CircleCheck = /* @__PURE__ */ icon(CircleCheckBase);
export const CircleX = /* @__PURE__ */ icon(CircleXBase);
export const Clock = /* @__PURE__ */ icon(ClockBase);
export const Coins = /* @__PURE__ */ icon(CoinsBase);
export const Copy = /* @__PURE__ */ icon(CopyBase);
export const CreditCard = /* @__PURE__ */ icon(CreditCardBase);
export const Download = /* @__PURE__ */ icon(DownloadBase);
export const Eye = /* @__PURE__ */ icon(EyeBase);
export const EyeOff = /* @__PURE__ */ icon(EyeOffBase);
export const Flag = /* @__PURE__ */ icon(FlagBase);
export const Gift = /* @__PURE__ */ icon(GiftBase);
export const Globe = /* @__PURE__ */ icon(GlobeBase);
export const Grid = /* @__PURE__ */ icon(LayoutGridBase);
export const Heart = /* @__PURE__ */ icon(HeartBase);
export const Home = /* @__PURE__ */ icon(HouseBase);
export const ImageIcon = /* @__PURE__ */ icon(ImageBase);
export const Info = /* @__PURE__ */ icon(InfoBase);
export const Landmark = /* @__PURE__ */ icon(LandmarkBase);
export const Link = /* @__PURE__ */ icon(Link2Base);
export const Lock = /* @__PURE__ */ icon(LockBase);
export const MapPin = /* @__PURE__ */ icon(MapPinBase);
export const Menu = /* @__PURE__ */ icon(MenuBase);
export const MessageCircle = /* @__PURE__ */ icon(MessageCircleBase);
export const Minus = /* @__PURE__ */ icon(MinusBase);
export const More = /* @__PURE__ */ icon(EllipsisBase);
export const Package = /* @__PURE__ */ icon(PackageBase);
export const Pause = /* @__PURE__ */ icon(PauseBase);
export const Pencil = /* @__PURE__ */ icon(PencilBase);
export const Play = /* @__PURE__ */ icon(PlayBase);
export const Plus = /* @__PURE__ */ icon(PlusBase);
export const ReceiptText = /* @__PURE__ */ icon(ReceiptTextBase);
export const RefreshCw = /* @__PURE__ */ icon(RefreshCwBase);
export const Scale = /* @__PURE__ */ icon(ScaleBase);
export const Search = /* @__PURE__ */ icon(SearchBase);
export const Settings = /* @__PURE__ */ icon(SettingsBase);
export const Share = /* @__PURE__ */ icon(ShareBase);
export const ShieldCheck = /* @__PURE__ */ icon(ShieldCheckBase);
export const ShoppingBag = /* @__PURE__ */ icon(ShoppingBagBase);
export const SlidersHorizontal = /* @__PURE__ */ icon(SlidersHorizontalBase);
export const Smartphone = /* @__PURE__ */ icon(SmartphoneBase);
export const Sparkles = /* @__PURE__ */ icon(SparklesBase);
export const Star = /* @__PURE__ */ icon(StarBase);
export const ThumbsUp = /* @__PURE__ */ icon(ThumbsUpBase);
export const Ticket = /* @__PURE__ */ icon(TicketBase);
export const TicketPercent = /* @__PURE__ */ icon(TicketPercentBase);
export const Trash = /* @__PURE__ */ icon(Trash2Base);
export const Truck = /* @__PURE__ */ icon(TruckBase);
export const Undo = /* @__PURE__ */ icon(Undo2Base);
export const User = /* @__PURE__ */ icon(UserBase);
export const Volume = /* @__PURE__ */ icon(Volume2Base);
export const VolumeOff = /* @__PURE__ */ icon(VolumeXBase);
export const Wallet = /* @__PURE__ */ icon(WalletBase);
export const X = /* @__PURE__ */ icon(XBase);
export const Zap = /* @__PURE__ */ icon(ZapBase);
export const ZoomIn = /* @__PURE__ */ icon(ZoomInBase);
export const ZoomOut = /* @__PURE__ */ icon(ZoomOutBase);
